import type { ComponentProps } from 'react'

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: string
  text: string
}

/** A radio button with a title and an explanation. */
export function ChoiceCard({ title, text, ...input }: ChoiceCardProps) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-edge bg-surface px-3.5 py-3 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <input type="radio" {...input} className="mt-1 size-4 shrink-0 accent-ink focus-visible:outline-none" />
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-muted text-sm">{text}</span>
      </span>
    </label>
  )
}
