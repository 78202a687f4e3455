import { useDeferredValue } from 'react'
import { texts } from '#texts/content/pages/editor'
import type { PagePicture } from '../pictures/page-text.contract.ts'
import { PageText } from '../pictures/page-text.tsx'
import { readPageText } from '../pictures/read-page-text.ts'

/** The edited values that the preview shows. */
export interface PreviewedPage {
  title: string
  text: string
  pictures: readonly PagePicture[]
}

/** The page as the shop shows it, while it is written. */
export function PagePreview({ page }: { page: PreviewedPage }) {
  const { title, text, pictures } = useDeferredValue(page)
  return (
    <aside aria-label={texts.preview} className="min-w-0">
      <p className="mb-3 font-medium text-sm">{texts.preview}</p>
      <div className="overflow-y-auto rounded-card border border-line bg-paper p-5 sm:p-8 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)]">
        <div className="mx-auto max-w-[68ch]">
          <PageText title={title || texts.untitled} blocks={readPageText(text, pictures)} heading="p" />
        </div>
      </div>
    </aside>
  )
}
