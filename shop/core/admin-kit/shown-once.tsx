import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'

interface ShownOnceProps {
  value: string
  texts: { title: string; hint: string; copy: string; copied: string; close: string }
  className?: string
  close: () => void
}

/** Shows a new secret once, with a button that copies it. */
export function ShownOnce({ value, texts, className = '', close }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The secret replaces the form that had the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="shown-once" className={`grid gap-4 ${className}`}>
      <h3 id="shown-once" ref={heading} tabIndex={-1} className="font-medium wrap-anywhere">
        {texts.title}
      </h3>
      <p className="text-sm">{texts.hint}</p>
      <p className="rounded-card bg-sunken px-4 py-3 font-mono text-sm break-all">{value}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => void navigator.clipboard?.writeText(value).then(() => setCopied(true))}
          onBlur={() => setCopied(false)}
        >
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <Button weight="secondary" onClick={close}>
          {texts.close}
        </Button>
      </div>
    </section>
  )
}
