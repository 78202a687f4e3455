import { texts } from '#texts/admin/settings/api-keys'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { ShownOnce } from '../../../core/admin-kit/shown-once.tsx'
import type { CreatedKey } from './api-key-actions.ts'

const LABELS = localizedConstant(() => ({ copy: texts.copy, copied: texts.copied, close: texts.close }))

/** Shows a new key once. */
export const NewKey = ({ created: { name, key }, close }: { created: CreatedKey; close: () => void }) => (
  <ShownOnce value={key} texts={{ title: texts.keyOf(name), hint: texts.shownOnce, ...LABELS }} close={close} />
)
