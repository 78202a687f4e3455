import { addSentences } from '../../../lib/texts/error-sentences.ts'

export const importSentences = (): Promise<void> =>
  import('./sentences.fr.ts').then(({ sentences }) => addSentences('fr', sentences))
