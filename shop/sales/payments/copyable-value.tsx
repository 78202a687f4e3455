import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#texts/sales/payments'
import { IconButton } from '../../ui/button.tsx'

interface CopyableValueProps {
  name: string
  shown: string
  copied: string
}

/** A term of a description list with a button that copies its value. */
export function CopyableValue({ name, shown, copied }: CopyableValueProps) {
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  return (
    <div className="py-1.5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="flex items-center justify-between gap-3 font-medium tabular-nums">
        <span className="min-w-0 wrap-anywhere">{shown}</span>
        <IconButton
          label={isCopied ? texts.copied(name) : texts.copy(name)}
          onClick={() => void navigator.clipboard?.writeText(copied).then(() => setCopied(true))}
          onBlur={() => setCopied(false)}
          className="-my-1.5 -mr-2 shrink-0"
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      </dd>
    </div>
  )
}
