import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button, type Weight } from '../button.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useIsPending } from './form-state.ts'

interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  weight?: Weight
  /** The form also works without JavaScript, so it can be submitted before the script runs. */
  needsNoScript?: boolean
}

/**
 * Submits the surrounding form. While the request is pending it shows a spinner but keeps the focus and its label.
 * Before hydration its type is `button`; a press is repeated after hydration (`server/pages/wake-after-paint.ts`).
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
