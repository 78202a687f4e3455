import { useTextLanguage } from '../../../../ui/identity/shop-identity.ts'
import { Markdown } from '../../../../ui/markdown/markdown.tsx'
import type { HomeSectionShown, SectionProps } from '../home-section-shown.ts'

type TextSectionProps = SectionProps<Extract<HomeSectionShown, { kind: 'text' }>>

/** A text of the owner in a readable width. Its headings follow the heading of the section. */
export default function TextSection({ id, heading, text_blocks, translated }: TextSectionProps) {
  const lang = useTextLanguage({ translated }, 'heading')
  return (
    <section aria-labelledby={heading ? `text-${id}` : undefined} className="max-w-[70ch]">
      {heading && (
        <h2 id={`text-${id}`} lang={lang} className="mb-5 text-2xl wrap-anywhere">
          {heading}
        </h2>
      )}
      <Markdown
        blocks={text_blocks}
        headings={heading ? 3 : 2}
        isTranslated={translated?.includes('text')}
        className="text-lg"
      />
    </section>
  )
}
