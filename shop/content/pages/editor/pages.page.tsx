import { href, Link } from 'react-router'
import { texts } from '#texts/content/pages/editor'
import { bulkCallsOf, callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { type EditedPage, editedPages } from '../edit-pages.contract.ts'

const { list, remove } = callsOf(editedPages)

const LOOKS: Record<EditedPage['state'], string> = {
  draft: 'bg-warn-soft text-warn',
  published: 'bg-good-soft text-good',
  hidden: 'bg-sunken text-muted',
}

const screen = resourceScreen(() => ({
  texts: texts.screen,
  calls: { list, remove, ...bulkCallsOf(editedPages) },
  items: ({ pages }) => pages,
  name: ({ title }) => title,
  columns: {
    title: {
      label: texts.title,
      value: ({ title }) => title,
      cell: ({ id, title }) => (
        <Link
          to={href('/admin/pages/:id', { id: String(id) })}
          data-row-action=""
          className="underline-offset-4 hover:underline"
        >
          {title}
        </Link>
      ),
    },
    state: {
      label: texts.visibility,
      value: ({ state }) => texts.states[state],
      cell: ({ state }) => (
        <span className={`inline-block whitespace-nowrap rounded-full px-3 py-0.5 font-medium text-sm ${LOOKS[state]}`}>
          {texts.states[state]}
        </span>
      ),
    },
    menu: { label: texts.menu, value: ({ menu }) => texts.menus[menu] },
    slug: { label: texts.slug, value: ({ slug }) => slug },
  },
  filters: {
    state: { label: texts.visibility, choices: texts.states, value: ({ state }) => [state] },
    menu: { label: texts.menu, choices: texts.menus, value: ({ menu }) => [menu] },
  },
  intro: () => (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-xl text-muted">{texts.whatPagesAre}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href('/admin/menus')} weight="secondary">
          {texts.editMenus}
        </ButtonLink>
        <ButtonLink to={href('/admin/pages/create')}>{texts.createAPage}</ButtonLink>
      </div>
    </div>
  ),
}))

export const clientLoader = screen.clientLoader
export const clientAction = screen.clientAction
export const meta = screen.meta
export const handle = screen.handle
export default screen.Page
