import { href } from 'react-router'
import { texts } from '#texts/content/pages/editor'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import type { RecordNotSaved } from '../../../core/admin-kit/resource/editor/save-record.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/create-page.page'
import { PageEditor } from './page-editor.tsx'
import { savePage } from './save-page.ts'

export const clientAction = ({ context, request }: Route.ClientActionArgs) => savePage(apiFrom(context), request)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.createAPage)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.createAPage,
    reason: texts.screen.onlyStaff,
    up: { to: href('/admin/pages'), name: texts.screen.title },
  }),
)

export default function CreatePage({ actionData }: Route.ComponentProps) {
  return <PageEditor page={undefined} result={actionData as RecordNotSaved | undefined} />
}
