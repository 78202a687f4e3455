import { texts } from '#texts/content/menus/editor'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { getEditedMenus } from '../edit-menus.contract.ts'
import type { Route } from './+types/menus.page'
import { MenusEditor } from './menus-editor.tsx'
import { saveMenus } from './save-menus.ts'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(getEditedMenus, {})),
)

export const clientAction = ({ context, request }: Route.ClientActionArgs) => saveMenus(apiFrom(context), request)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.menus)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.menus, reason: texts.onlyStaff, waiting: <ListSkeleton /> }),
)

export default function MenusScreen({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {(menus) => (
        <div className="grid gap-6">
          <p className="max-w-prose text-muted">{texts.about}</p>
          <MenusEditor loaded={menus} />
        </div>
      )}
    </LoadedForStaff>
  )
}
