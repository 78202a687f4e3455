import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { type ShopIdentity, UNNAMED_ON_PAGES } from '../../../../lib/shop-identity.ts'
import type { Api } from '../../../core/api.ts'
import { getMark } from '../../../core/settings/settings.contract.ts'
import { initialOf } from '../../../ui/identity/initial-of.ts'

/** The logo drawn from an initial; null when the request failed. */
interface PreviewMark {
  initial: string
  mark: string | null
}

/** Requests the logo for a typed name from the server, which has the fonts. */
export async function previewMark(api: Api, form: FormData): Promise<PreviewMark> {
  const name = String(form.get('name'))
  // The preview works without it.
  const answer = await api(getMark, { query: { name } }).catch(() => null)
  return { initial: initialOf(name), mark: answer?.mark ?? null }
}

/** Returns the logo for a typed name. While a new one is loading, returns the previous one. */
export function usePreviewMark(typed: string, shop: Pick<ShopIdentity, 'name' | 'mark'>): string {
  const { data, submit } = useFetcher<PreviewMark>()
  const initial = initialOf(typed)
  const known = knownMark(typed, shop) ?? (data?.initial === initial ? data.mark : undefined)
  const isUnknown = known === undefined && initial !== ''
  useEffect(() => {
    if (isUnknown) void submit({ intent: 'mark', name: initial }, { method: 'post' })
  }, [isUnknown, initial, submit])
  return known ?? data?.mark ?? shop.mark
}

/** Returns the logo for a name if it is known without a request; otherwise undefined. */
function knownMark(typed: string, { name, mark }: Pick<ShopIdentity, 'name' | 'mark'>): string | undefined {
  if (typed === UNNAMED_ON_PAGES.name) return UNNAMED_ON_PAGES.mark
  return name !== UNNAMED_ON_PAGES.name && initialOf(typed) === initialOf(name) ? mark : undefined
}
