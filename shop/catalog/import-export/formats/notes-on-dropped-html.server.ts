import { Parser } from 'htmlparser2'
import { isSafeHref } from '../../../../lib/safe-href.ts'
import type { Cell, OmittedCell } from '../file/sheet.server.ts'
import { SKIPPED_ELEMENTS } from './markdown-from-html.server.ts'

/** HTML elements that the Markdown of descriptions does not support. */
const DROPPED_ELEMENTS: Record<string, string> = {
  ...Object.fromEntries(['img', 'image', 'picture'].map((name) => [name, 'a picture'])),
  ...Object.fromEntries(
    ['video', 'audio', 'iframe', 'object', 'embed'].map((name) => [name, 'a video or other embed']),
  ),
  ...Object.fromEntries(['form', 'select', 'textarea', 'input'].map((name) => [name, 'a form'])),
  ...Object.fromEntries(['svg', 'math', 'canvas'].map((name) => [name, 'a drawing'])),
  ...{ script: 'a script', style: 'styles', template: 'a template', title: 'a page title' },
}

/** Maximum number of notes per description. */
const MAX_NOTES = 50
const MAX_SHOWN = 200

/** Notes what `markdownFromHtml` omits from a description, and its relative links. */
export function notesOnDropped(cell: Cell | undefined): OmittedCell[] {
  if (!cell) return []
  const reasons = new Set<string>()
  let unread = 0
  const note = (reason: string) => {
    if (reasons.size < MAX_NOTES) reasons.add(reason)
  }
  const parser = new Parser({
    onopentag(name, { src, href, data }) {
      const dropped = unread === 0 ? DROPPED_ELEMENTS[name] : undefined
      if (dropped) note(omitted(dropped, shown(src ?? data)))
      if (SKIPPED_ELEMENTS.has(name)) unread += 1
      if (unread === 0 && name === 'a' && href !== undefined) noteLink(href.trim(), note)
    },
    onclosetag(name) {
      if (SKIPPED_ELEMENTS.has(name)) unread -= 1
    },
  })
  parser.end(cell.text)
  return [...reasons].map((reason) => ({ cell, reason }))
}

function noteLink(href: string, note: (reason: string) => void): void {
  if (href === '' || href.startsWith('#')) return
  if (!isSafeHref(href)) note(omitted('a link', shown(href)))
  else if (href.startsWith('/'))
    note(`a relative link of the description now points to this shop; check it (${shown(href)})`)
}

const omitted = (element: string, address: string) =>
  address === '' ? `left out of the description: ${element}` : `left out of the description: ${element} (${address})`

const shown = (address = '') => address.trim().slice(0, MAX_SHOWN)
