import { useEffect, useEffectEvent } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { hasRole, type StaffRole } from '../../../../lib/staff/staff-role.ts'
import { navigationItemOf, roleOfScreen } from '../navigation.ts'
import { hasCharacterKeys } from './character-keys.ts'

/** The time for the second key after `g`, in milliseconds. */
const SEQUENCE_MS = 1500

/** The screens after `g`. */
const GO_TO: Readonly<Record<string, string>> = {
  d: href('/admin'),
  o: href('/admin/orders'),
  p: href('/admin/products'),
  c: href('/admin/customers'),
}

/** The rows of the lists of a screen. */
const ROWS = '#screen :is(tbody tr, [data-rows] > li)'

/** The main control of a row: the first of these that the row has. */
const ROW_CONTROLS = ['[data-row-action]', 'a[href]', 'input[type=checkbox]', 'summary, button']

/** Elements that use characters themselves. */
const TAKES_CHARACTERS =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=grid], iframe'

/**
 * Handles the shortcuts of a single character: `?`, `g` and a screen, `c`, `j`, `k` and `x`. Never in fields, dialogs
 * or open menus, and not with modifier keys.
 * @param role undefined turns them off
 */
export function useShortcuts(role: StaffRole | undefined, showShortcuts: () => void): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const open = (to: string | undefined) => {
    if (to === undefined || !hasRole(role, roleOfScreen(to))) return false
    void navigate(to)
    return true
  }
  const run = useEffectEvent((key: string, isSecond: boolean): boolean => {
    if (isSecond) return open(GO_TO[key])
    if (key === '?') showShortcuts()
    else if (key === 'c') return open(navigationItemOf(pathname)?.create?.to)
    else if (key === 'j' || key === 'k') return moveThroughRows(key === 'j' ? 1 : -1)
    else if (key === 'x') return selectRow()
    else return false
    return true
  })
  const isOn = role !== undefined
  useEffect(() => {
    if (!isOn) return
    const listening = new AbortController()
    let begun = Number.NEGATIVE_INFINITY
    const press = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const isSecond = event.timeStamp - begun < SEQUENCE_MS
      begun = event.key === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (run(event.key, isSecond)) event.preventDefault()
    }
    document.addEventListener('keydown', press, { signal: listening.signal })
    return () => listening.abort()
  }, [isOn])
}

/** Returns whether no field, dialog, menu or other shortcut uses a key. */
function isFree({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, repeat, key }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || key.length !== 1) return false
  if (repeat && key !== 'j' && key !== 'k') return false
  if (target instanceof Element && target.closest(TAKES_CHARACTERS)) return false
  return !document.querySelector('dialog[open], :popover-open') && hasCharacterKeys()
}

/**
 * Moves the focus to the main control of the next row of a list, so that Enter opens it.
 * @returns false without such rows
 */
function moveThroughRows(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll(ROWS)].flatMap((row) => {
    const controls = ROW_CONTROLS.flatMap((one) => [...row.querySelectorAll<HTMLElement>(one)])
    const control = controls.find((one) => one.checkVisibility() && !one.matches(':disabled'))
    return control ? [{ row, control }] : []
  })
  // A row can contain the rows of another list.
  const current = rows.findLastIndex(({ row }) => row.contains(document.activeElement))
  const next = rows[current === -1 ? (step === 1 ? 0 : rows.length - 1) : current + step]
  next?.control.focus()
  return rows.length > 0
}

/** Selects the row with the focus, or clears its selection. @returns false outside of rows with a checkbox */
function selectRow(): boolean {
  const row = document.activeElement?.closest(ROWS)
  const checkbox = row?.querySelector<HTMLInputElement>('td:first-child input[type=checkbox]')
  checkbox?.click()
  return checkbox != null
}
