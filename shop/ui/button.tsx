import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

export type Weight = 'primary' | 'buy' | 'secondary' | 'quiet' | 'danger'

const everyButton =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 text-center font-medium transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55'

/**
 * Only purchase buttons use the accent colour. Every button has a border, because it is the only visible edge in
 * forced-colors mode.
 */
const looks: Record<Weight, string> = {
  primary: 'border border-transparent bg-ink text-paper hover:bg-ink/85',
  buy: 'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-surface text-ink hover:border-ink',
  quiet: 'border border-transparent text-ink hover:bg-sunken',
  danger: 'border border-transparent bg-danger text-paper hover:opacity-90',
}

interface ButtonStyle {
  weight?: Weight
}

/** A button. Its type is `button` unless `type="submit"` is passed. */
export function Button({
  weight = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  return <button type={type} className={`${everyButton} ${looks[weight]} ${className}`} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ weight = 'primary', className = '', ...rest }: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link className={`${everyButton} ${looks[weight]} ${className}`} {...rest} />
}

/** A square icon button. Its label is its accessible name and its tooltip. */
export function IconButton({
  label,
  className = '',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`grid size-11 place-items-center rounded-control text-ink transition-colors hover:bg-sunken disabled:opacity-40 ${className}`}
      {...rest}
    />
  )
}
