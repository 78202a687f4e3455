import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useCallback, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import * as texts from '#texts/catalog/search/synonyms'
import { useFocusTransfer } from '../../../core/admin-kit/lists/result-count.tsx'
import { useFocusRestore } from '../../../core/admin-kit/lists/use-focus-restore.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { searchAddress } from '../search-address.ts'
import type { Synonyms } from './synonyms.contract.ts'
import type { SynonymsIntent } from './synonyms-intent.ts'
import { TermsForm } from './terms-form.tsx'

interface SynonymRowProps {
  group: Synonyms
  /** True if someone else removed the group while it is edited here. */
  isGone: boolean
  /** The group when editing began; undefined if it is not edited. */
  edited: Synonyms | undefined
  edit: (group: Synonyms) => void
  leave: (group: Synonyms) => void
}

/** A synonym group with its actions. */
export function SynonymRow({ group, isGone, edited, edit, leave }: SynonymRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const pencil = useFocusRestore(edited !== undefined)
  useFocusTransfer(row)
  const close = useCallback(() => leave(group), [leave, group])

  return (
    <li ref={row} className="py-3">
      {edited ? (
        <>
          {isGone ? (
            <Meanwhile>{texts.somebodyElseHasRemovedThese}</Meanwhile>
          ) : (
            edited.version !== group.version && (
              <Meanwhile>{texts.somebodyElseHasChangedThis(group.terms.join(', '))}</Meanwhile>
            )
          )}
          <TermsForm intent={isGone ? 'add' : 'change'} group={group} button={texts.save} saved={close} autoFocus>
            <Button weight="secondary" onClick={close}>
              {texts.cancel}
            </Button>
          </TermsForm>
        </>
      ) : (
        <div className="flex items-start justify-between gap-3">
          <ul className="flex min-w-0 flex-wrap gap-2">
            {group.terms.map((term) => (
              <li key={term} className="min-w-0">
                <Link
                  to={searchAddress(term)}
                  className="inline-flex min-h-11 max-w-full items-center rounded-full bg-sunken px-4 text-sm wrap-anywhere hover:underline"
                >
                  {term}
                </Link>
              </li>
            ))}
          </ul>
          <div className="-mr-2.5 flex shrink-0">
            <IconButton ref={pencil} label={texts.edit(group.terms.join(', '))} onClick={() => edit(group)}>
              <Pencil aria-hidden="true" className="size-5" />
            </IconButton>
            <RemoveForm group={group} />
          </div>
        </div>
      )}
    </li>
  )
}

function Meanwhile({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mb-4 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn wrap-anywhere">
      {children}
    </p>
  )
}

function RemoveForm({ group: { id, version, terms } }: { group: Synonyms }) {
  const fetcher = useFetcher()
  const named = terms.join(', ')
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={'remove' satisfies SynonymsIntent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="terms" value={named} />
      <IconButton type="submit" label={texts.remove(named)} aria-disabled={fetcher.state !== 'idle'}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </fetcher.Form>
  )
}
