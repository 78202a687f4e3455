import { Link } from '../../../ui/link.tsx'
import type { SlotContent } from './slot-record.contract.ts'

interface ExtensionSlotProps {
  contents: readonly SlotContent[]
  className: string
}

/** The contents of a slot, in the order of the extensions. */
export default function ExtensionSlot({ contents, className }: ExtensionSlotProps) {
  return contents.map(({ title, lines, links, image }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: contents have no other identity
    <div key={index} className={`text-sm wrap-anywhere ${className}`}>
      {image && (
        <img src={image.src} alt={image.alt} loading="lazy" className="mb-2 max-h-40 max-w-full rounded-card" />
      )}
      {title && <p className="font-medium">{title}</p>}
      {lines.map((line) => (
        <p key={line} className="text-muted">
          {line}
        </p>
      ))}
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {links.map(({ text, to }) => (
            <li key={to}>
              <Link
                to={to}
                rel={to.startsWith('/') ? undefined : 'noopener'}
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  ))
}
