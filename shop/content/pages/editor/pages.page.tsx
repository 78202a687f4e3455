import { href } from 'react-router'
import { texts } from '#texts/content/pages/editor'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { type EditedPage, editedPages } from '../edit-pages.contract.ts'

const BADGE_COLORS: Record<EditedPage['state'], string> = {
  draft: 'bg-warn-soft text-warn',
  published: 'bg-good-soft text-good',
  hidden: 'bg-sunken text-muted',
}

const screen = resourceScreen(() => ({
  texts: texts.screen,
  calls: callsOf(editedPages),
  items: ({ pages }) => pages,
  name: ({ title }) => title,
  to: ({ id }) => href('/admin/pages/:id', { id: String(id) }),
  columns: {
    title: { label: texts.title, value: ({ title }) => title },
    state: {
      label: texts.visibility,
      value: ({ state }) => texts.states[state],
      badgeColors: ({ state }) => BADGE_COLORS[state],
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
        <ButtonLink to={href('/admin/pages/:id', { id: 'create' })}>{texts.createAPage}</ButtonLink>
      </div>
    </div>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
