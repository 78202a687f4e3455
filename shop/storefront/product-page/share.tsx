import { Share2 } from 'lucide-react'
import { texts } from '#texts/storefront/product-page'
import { IconButton } from '../../ui/button.tsx'

/** Opens the device's share dialog for this page. */
export default function Share({ title }: { title: string }) {
  // Cancelling the dialog is not an error.
  const share = () => navigator.share({ title, url: location.href }).catch(() => undefined)
  return (
    <IconButton
      label={texts.share}
      onClick={share}
      className="absolute! top-3 right-0 z-10 rounded-full! bg-surface/85 shadow-card sm:right-3"
    >
      <Share2 aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
