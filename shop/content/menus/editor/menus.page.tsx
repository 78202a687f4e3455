import { texts } from '#texts/content/menus/editor'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { apiFrom } from '../../../core/api.ts'
import { getEditedMenus } from '../edit-menus.contract.ts'
import type { Route } from './+types/menus.page'
import { MenusEditor } from './menus-editor.tsx'
import { saveMenus } from './save-menus.ts'

const screen = staffPage(() => ({
  load: (api) => api(getEditedMenus, {}),
  title: texts.menus,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  view: (menus) => (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">{texts.about}</p>
      <MenusEditor loaded={menus} />
    </div>
  ),
}))

export const { clientLoader, meta, handle } = screen
export const clientAction = ({ context, request }: Route.ClientActionArgs) => saveMenus(apiFrom(context), request)
export default screen.Page
