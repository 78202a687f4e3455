import type { ReactNode } from 'react'

interface FormPartProps {
  name: string
  text?: string
  /** The content needs the full width. */
  isWide?: boolean
  children: ReactNode
}

/** A group of fields with its heading, in two columns where there is room. */
export function FormPart({ name, text, isWide = false, children }: FormPartProps) {
  return (
    <section
      aria-label={name}
      className={`grid grid-cols-1 gap-x-8 gap-y-5 border-line border-t pt-8 ${isWide ? '' : '@4xl:grid-cols-[14rem_minmax(0,1fr)]'}`}
    >
      <div>
        <h2 className="text-xl">{name}</h2>
        {text && <p className="mt-1 text-muted text-sm">{text}</p>}
      </div>
      {children}
    </section>
  )
}
