import { texts } from '#texts/admin/home'
import { texts as sections } from '#texts/storefront/home-page/sections'
import { EDITED_KINDS } from '../../storefront/home-page/sections/editing/kinds.ts'
import type { HomeSectionKind } from '../../storefront/home-page/sections/sections.contract.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** Kinds that can be added only once, as in the contract, which is not loaded in the browser. */
const SINGLE: readonly HomeSectionKind[] = ['counter', 'collections', 'new']

interface AddSectionProps {
  /** The kinds on the page. */
  present: readonly HomeSectionKind[]
  add: (kind: HomeSectionKind) => void
  close: () => void
}

/** The menu of all kinds of sections with a short description. */
export function AddSection({ present, add, close }: AddSectionProps) {
  return (
    <Dialog title={texts.chooseSection} close={close}>
      <ul className="-mx-2 grid gap-1">
        {(Object.keys(EDITED_KINDS) as HomeSectionKind[]).map((kind) => {
          const isPresent = SINGLE.includes(kind) && present.includes(kind)
          return (
            <li key={kind}>
              <button
                type="button"
                disabled={isPresent}
                onClick={() => add(kind)}
                className="w-full rounded-control px-3 py-2.5 text-left hover:bg-sunken disabled:cursor-not-allowed disabled:text-muted disabled:hover:bg-transparent"
              >
                <span className="block font-medium">{sections.kinds[kind].title}</span>
                <span className="block text-muted text-sm">
                  {isPresent ? texts.alreadyOnPage : sections.kinds[kind].text}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
