import { useMemo } from 'react'
import { inTabStorage } from '../../ui/storage/tab-storage.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

type Typed<Field extends string> = { [field in Field]?: string }

/** What was typed into the earlier steps of a wizard, by field. */
export interface WizardDraft<Field extends string> {
  read(): Typed<Field>
  /** Takes over what a form holds of the wizard's fields. */
  keep(form: FormData): void
  clear(): void
}

/**
 * Keeps what was typed for as long as the page lives and, of the open fields, also over a reload of the tab. A password is never written
 * to the browser's storage.
 * @param name where the storage keeps it
 */
export function wizardDraft<Field extends string>(
  name: string,
  { open, secret }: { open: readonly Field[]; secret: readonly Field[] },
): WizardDraft<Field> {
  let draft: Typed<Field> | undefined

  function read(): Typed<Field> {
    // Only the page itself writes there, so what is found is what it kept.
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
 * Returns what a step begins with: the draft as it was when the step appeared, and a `key` for its form. The rendered page knows of no draft, so a
 * form that was rendered begins again when there is one; without one it stays, with what was typed before the script ran.
 */
export function useDraft<Field extends string>(draft: WizardDraft<Field>): [typed: Typed<Field>, key: 'kept' | 'new'] {
  const isHydrated = useHydrated()
  return useMemo(() => {
    const typed = isHydrated ? draft.read() : {}
    return [typed, Object.keys(typed).length > 0 ? 'kept' : 'new']
  }, [draft, isHydrated])
}
