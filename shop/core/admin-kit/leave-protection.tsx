import { createContext, type ReactNode, type SyntheticEvent, use, useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router'
import { texts } from '#texts/core/admin-kit'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

interface OwnProtection {
  hasChanges: boolean
  /** A sentence about what happens to the changes. */
  note: string
}

const OwnProtectionContext = createContext<{ current: OwnProtection | undefined }>({ current: undefined })

/** Replaces the comparison of form fields on a screen that tracks its changes itself. */
export function useOwnLeaveProtection(hasChanges: boolean, note: string): void {
  const own = use(OwnProtectionContext)
  useEffect(() => {
    own.current = { hasChanges, note }
    return () => {
      own.current = undefined
    }
  }, [own, hasChanges, note])
}

/**
 * Asks for confirmation before unsaved text in the forms inside `children` is lost by leaving the screen or closing
 * the tab.
 */
export function LeaveProtection({ children }: { children: ReactNode }) {
  const own = useRef<OwnProtection>(undefined)
  /** The values of each form before the first change, or at the last submit. */
  const saved = useRef(new Map<HTMLFormElement, string>())
  /** Forms with input since their last submit. A saved form may be reset by the program. */
  const edited = useRef(new Set<HTMLFormElement>())
  const hasChanges = () =>
    own.current?.hasChanges ??
    [...saved.current].some(([form, before]) => isChanged(form, edited.current.has(form) ? before : undefined))
  // A submit stays on the same path, and its response may navigate elsewhere.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  )
  const hold = useEffectEvent((event: BeforeUnloadEvent) => void (hasChanges() && event.preventDefault()))
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hold(event)
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  const note = ({ target }: SyntheticEvent) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form?.method === 'post' && !saved.current.has(form)) saved.current.set(form, textOf(form))
  }
  const noteEdited = ({ target }: SyntheticEvent) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form && saved.current.has(form)) edited.current.add(form)
  }
  const noteSubmitted = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLFormElement) || !saved.current.has(target)) return
    saved.current.set(target, textOf(target))
    edited.current.delete(target)
  }
  return (
    <OwnProtectionContext value={own}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes what happens in the forms in it */}
      <div className="contents" onFocus={note} onInput={noteEdited} onSubmit={noteSubmitted}>
        {children}
      </div>
      {blocker.state === 'blocked' && (
        <Dialog title={texts.leaveWithoutSaving} close={blocker.reset}>
          <p className="text-muted">{own.current?.note ?? texts.yourChangesAreLost}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={blocker.reset}>{texts.stayHere}</Button>
            <Button weight="secondary" onClick={blocker.proceed}>
              {texts.leave}
            </Button>
          </div>
        </Dialog>
      )}
    </OwnProtectionContext>
  )
}

const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])'

/** Returns the entered values of a form for comparison. */
const textOf = (form: HTMLFormElement): string =>
  JSON.stringify([...form.querySelectorAll<HTMLInputElement>(TYPED)].map(({ name, value }) => [name, value]))

/**
 * Whether a visible form has unsaved or refused text. @param before undefined without input since the last submit
 */
function isChanged(form: HTMLFormElement, before: string | undefined): boolean {
  if (!form.isConnected) return false
  const isEdited = before !== undefined && textOf(form) !== before
  return isEdited || form.querySelector('[aria-invalid=true], [data-general-errors]') !== null
}
