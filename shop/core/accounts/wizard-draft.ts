import { useMemo } from 'react'
import { inTabStorage } from '../../ui/storage/tab-storage.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

type Typed<Field extends string> = { [field in Field]?: string }

/** The entries of the earlier steps of a wizard, by field. */
export interface WizardDraft<Field extends string> {
  read(): Typed<Field>
  /** Stores the wizard's fields of a form. */
  keep(form: FormData): void
  clear(): void
}

/**
 * Keeps entries while the page is open and, for the open fields, over reloads of the tab. Passwords are never stored.
 * @param name storage key
 */
export function wizardDraft<Field extends string>(
  name: string,
  { open, secret }: { open: readonly Field[]; secret: readonly Field[] },
): WizardDraft<Field> {
  let draft: Typed<Field> | undefined

  function read(): Typed<Field> {
    // Only this page writes there, so the stored value is trusted.
    draft ??= JSON.parse(inTabStorage((storage) => storage.getItem(name)) ?? '{}') as Typed<Field>
    return draft
  }

  function keep(form: FormData): void {
    draft = { ...read() }
    for (const field of [...open, ...secret]) {
      const value = form.get(field)
      if (typeof value === 'string') draft[field] = value
    }
    const kept = JSON.stringify(draft, [...open])
    inTabStorage((storage) => storage.setItem(name, kept))
  }

  function clear(): void {
    draft = {}
    inTabStorage((storage) => storage.removeItem(name))
  }

  return { read, keep, clear }
}

/**
 * Returns the initial values of a step and a `key` for its form. The server renders without a draft; after hydration
 * the form is reset only if there is one, so that entries typed before hydration remain.
 */
export function useDraft<Field extends string>(draft: WizardDraft<Field>): [typed: Typed<Field>, key: 'kept' | 'new'] {
  const isHydrated = useHydrated()
  return useMemo(() => {
    const typed = isHydrated ? draft.read() : {}
    return [typed, Object.keys(typed).length > 0 ? 'kept' : 'new']
  }, [draft, isHydrated])
}
