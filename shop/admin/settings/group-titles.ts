import { texts } from '#texts/admin/settings'
import { localizedList } from '../../../lib/texts/localized-constant.ts'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'

/** The titles of the settings groups, for the staff search. */
export const GROUP_TITLES: readonly { group: EditedGroup; title: string }[] = localizedList(() =>
  (Object.keys(texts.groups) as EditedGroup[]).map((group) => ({ group, title: texts.groups[group].title })),
)
