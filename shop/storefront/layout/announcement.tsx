import { useSettingLanguage, useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { Link } from '../../ui/link.tsx'

/** The owner's announcement above every page, during its configured period. */
export function AnnouncementLine() {
  const { announcement } = useShopIdentity()
  const lang = useSettingLanguage('announcement')
  if (!announcement) return null
  const { text, link } = announcement
  return (
    <p lang={lang} className="bg-surface px-4 py-2 text-center text-ink text-sm scheme-dark wrap-anywhere">
      {link ? (
        <Link to={link} className="underline-offset-4 hover:underline">
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  )
}
