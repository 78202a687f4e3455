import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { texts } from '#texts/catalog/search/languages'

const REFRESH_MS = 3_000

/** Shows staff that the products are being indexed in another language, and refreshes the number. */
export function IndexProgress({ remaining }: { remaining: number }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), REFRESH_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])
  return (
    <p role="status" className="mb-6 rounded-control bg-sunken px-4 py-3 text-sm">
      {texts.indexing(remaining)}
    </p>
  )
}
