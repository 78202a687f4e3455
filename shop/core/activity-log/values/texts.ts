import { localized } from '../../../../lib/texts/localized.ts'
import * as en from './texts.en.ts'

export const texts = localized('core/activity-log/values', en)
