import { texts } from '#texts/core/admin-kit'
import { ButtonLink } from '../../../ui/button.tsx'

interface OlderPagesProps {
  label: string
  /** The address of the first page; undefined on it. */
  newest: string | undefined
  /** The address of the next page; undefined on the last one. */
  older: string | undefined
}

/** The links between the pages of a list that is sorted newest first and has no page numbers. */
export function OlderPages({ label, newest, older }: OlderPagesProps) {
  if (newest === undefined && older === undefined) return null
  return (
    <nav aria-label={label} className="mt-6 flex justify-center gap-3">
      {newest !== undefined && (
        <ButtonLink to={newest} weight="secondary">
          {texts.newest}
        </ButtonLink>
      )}
      {older !== undefined && (
        <ButtonLink to={older} weight="secondary">
          {texts.older}
        </ButtonLink>
      )}
    </nav>
  )
}
