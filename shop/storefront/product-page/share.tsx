import { Share2 } from 'lucide-react'
import * as texts from '#texts/storefront/product-page'
import { IconButton } from '../../ui/button.tsx'

/** Hands the address of what is looked at to whatever the device shares with. */
export default function Share({ title }: { title: string }) {
  // Whoever changes their mind is told nothing.
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
