import { href, useFetcher } from 'react-router'
import * as texts from '#texts/catalog/search/synonyms'
import type { SynonymsIntent } from './synonyms-intent.ts'

/** Adds the removed synonym group again. */
export function UndoSynonymsRemoval({ terms }: { terms: string }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={href('/admin/synonyms')}>
      <input type="hidden" name="intent" value={'add' satisfies SynonymsIntent} />
      <input type="hidden" name="terms" value={terms} />
      <button type="submit" className="min-h-11 font-medium text-accent underline underline-offset-4 md:min-h-6">
        {texts.undo}
      </button>
    </fetcher.Form>
  )
}
