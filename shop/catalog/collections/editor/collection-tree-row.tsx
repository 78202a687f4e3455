import { ArrowDown, ArrowUp, FolderPlus } from 'lucide-react'
import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { IconButton } from '../../../ui/button.tsx'
import { MAX_DEPTH } from '../collections.contract.ts'
import type { CollectionTreeItem } from '../editing/edit-collections.contract.ts'

/** The indentation of each level. */
const INDENTS = ['', 'pl-5 sm:pl-8', 'pl-10 sm:pl-16']

interface CollectionTreeRowProps {
  branch: CollectionTreeItem
  /** True if the siblings are all visible or on the next page, so that moving makes sense. */
  mayMove: boolean
}

/** A collection in the admin's tree: a link to its form, its details and move buttons. */
export function CollectionTreeRow({ branch, mayMove }: CollectionTreeRowProps) {
  const { id, slug, title, depth, is_first, is_last } = branch
  return (
    <li className={`relative hover:bg-sunken/60 ${INDENTS[depth - 1]}`}>
      <div className="flex items-center gap-1 py-1.5 pr-1.5 pl-4 sm:gap-2">
        <div className="min-w-0 flex-1">
          <Link
            to={href('/admin/collections/update/:slug', { slug })}
            className="wrap-anywhere font-medium leading-snug after:absolute after:inset-0"
          >
            {title}
          </Link>
          <p className="text-muted text-sm tabular-nums">{branchDetails(branch).join(' · ')}</p>
        </div>
        <div className="relative flex shrink-0">
          {mayMove && (
            <>
              <MoveButton slug={slug} to="up" label={texts.moveUp(title)} disabled={is_first} />
              <MoveButton slug={slug} to="down" label={texts.moveDown(title)} disabled={is_last} />
            </>
          )}
          {depth < MAX_DEPTH && (
            <Link
              to={`${href('/admin/collections/create')}?parent=${id}`}
              aria-label={texts.createACollectionIn(title)}
              title={texts.createACollectionIn(title)}
              className="grid size-11 place-items-center rounded-control hover:bg-sunken max-sm:hidden"
            >
              <FolderPlus aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </Link>
          )}
        </div>
      </div>
    </li>
  )
}

function branchDetails({ inside, products, in_menu, leads_home, state, is_public }: CollectionTreeItem): string[] {
  return [
    products === null ? texts.automatic : texts.countProducts(products),
    ...(inside > 0 ? [texts.subCollection(inside)] : []),
    ...(in_menu ? [texts.inTheMenu] : []),
    ...(leads_home ? [texts.firstOnTheHomePage] : []),
    ...(state === 'hidden' ? [texts.hidden] : is_public ? [] : [texts.parentIsHidden]),
  ]
}

function MoveButton({
  slug,
  to,
  label,
  disabled,
}: {
  slug: string
  to: 'up' | 'down'
  label: string
  disabled: boolean
}) {
  const fetcher = useFetcher()
  const Icon = to === 'up' ? ArrowUp : ArrowDown
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="slug" value={slug} />
      {/* Not disabled at the end of the list, because a disabled button would lose the focus. */}
      <IconButton
        type={disabled || fetcher.state !== 'idle' ? 'button' : 'submit'}
        name="to"
        value={to}
        label={label}
        aria-disabled={disabled}
        className="aria-disabled:opacity-40"
      >
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
    </fetcher.Form>
  )
}
