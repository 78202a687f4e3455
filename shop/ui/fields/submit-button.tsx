import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button, type Weight } from '../button.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useIsPending } from './form-state.ts'

interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  weight?: Weight
  /** The page takes the form on the server, too: it can be sent before the page's script runs, and without one. */
  needsNoScript?: boolean
}

/**
 * Sends the form around it. While that is under way it turns, but keeps the focus and its name; a second press is for the form to
 * refuse. Before hydration it is no submit button: the browser would send the form to an address that only
 * shows pages. A press is kept
 * and repeated after hydration (`server/pages/wake-after-paint.ts`).
 */
export function SubmitButton({ children, className = '', needsNoScript = false, ...rest }: SubmitButtonProps) {
  const isPending = useIsPending()
  const isHydrated = useHydrated()
  return (
    <Button
      type={isHydrated || needsNoScript ? 'submit' : 'button'}
      aria-disabled={isPending}
      aria-busy={isPending}
      className={className}
      {...rest}
    >
      {isPending && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {children}
    </Button>
  )
}
