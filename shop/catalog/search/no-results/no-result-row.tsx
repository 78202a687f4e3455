import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { texts } from '#texts/catalog/search/no-results'
import { useFocusTransfer } from '../../../core/admin-kit/lists/result-count.tsx'
import { ButtonLink, IconButton } from '../../../ui/button.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { Day } from '../../../ui/time.tsx'
import { searchAddress } from '../search-address.ts'
import { synonymsAddress } from '../synonyms/synonyms-address.ts'
import type { NoResultSearch } from './no-results.contract.ts'

/** A search without results, its count and the actions for it. */
export function NoResultRow({ search: { words, count, last_day } }: { search: NoResultSearch }) {
  const row = useRef<HTMLLIElement>(null)
  const fetcher = useFetcher()
  useFocusTransfer(row)
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-48">
        <Link to={searchAddress(words)} className="font-medium wrap-anywhere hover:underline">
          {words}
        </Link>
        <p className="text-muted text-sm tabular-nums">
          {texts.times(count)}, <Sentence of={texts.lastOn(<Day of={last_day} />)} />
        </p>
      </div>
      <div className="-mr-2.5 flex items-center gap-1">
        <ButtonLink to={synonymsAddress(words)} weight="secondary" aria-label={texts.addSynonymFor(words)}>
          {texts.addSynonym}
        </ButtonLink>
        <fetcher.Form method="post">
          <input type="hidden" name="words" value={words} />
          <IconButton type="submit" label={texts.remove(words)} aria-disabled={fetcher.state !== 'idle'}>
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </fetcher.Form>
      </div>
    </li>
  )
}
