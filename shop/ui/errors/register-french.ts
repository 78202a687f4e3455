import { addSentences } from '../../../lib/texts/error-sentences.ts'
import { french } from './french.ts'

addSentences('fr', french)
