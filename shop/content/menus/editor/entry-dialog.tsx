import { useState } from 'react'
import { z } from 'zod'
import { texts as menuTexts } from '#texts/content/menus'
import { texts } from '#texts/content/menus/editor'
import { maybeLine } from '../../../../lib/fields.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { type EditedMenus, LinkAddress, LinkText, MENU_SCREENS, type MenuKind } from '../edit-menus.contract.ts'
import { type Entry, type ListPlace, type Menus, mayBeAt, nameOf, placeOf, withKeys } from './edited-menus.ts'

const OwnLink = z.object({ address: LinkAddress, label: LinkText })
const Heading = z.object({ label: LinkText })
const Other = z.object({ label: maybeLine(60) })
const schemaOf = (kind: MenuKind) => {
  const schema = kind === 'link' ? OwnLink : kind === 'heading' ? Heading : Other
  return () => Promise.resolve(schema)
}

interface EntryDialogProps {
  menus: Menus
  choices: EditedMenus['choices']
  /** The edited entry; undefined for a new one. */
  entry: Entry | undefined
  /** The list of a new entry. */
  at: ListPlace
  done: (entry: Entry, to: ListPlace) => void
  close: () => void
}

/** The form of a new or existing entry. */
export function EntryDialog({ menus, choices, entry, at, done, close }: EntryDialogProps) {
  const kinds = kindsFor(menus, at)
  const [kind, setKind] = useState<MenuKind>(entry?.kind ?? kinds[0] ?? 'link')
  const targets = targetsOf(kind, choices)
  const [target, setTarget] = useState('')
  const chosen = targets.find((one) => one.target === target) ?? targets[0]
  const subcollections = kind === 'collection' && chosen ? childrenOf(chosen.target, choices) : []
  const isText = kind === 'link' || kind === 'heading'
  const needsTarget = entry === undefined && !isText && kind !== 'collections'
  const title = entry?.title ?? chosen?.title ?? ''

  function apply(form: FormData) {
    const label = String(form.get('label') ?? '').trim()
    const address = String(form.get('address') ?? '').trim()
    const ofText = { ...(kind === 'link' && { target: address, to: address }), ...(isText && { title: label }) }
    const now = (entry && placeOf(menus, entry.key)) ?? at
    const place = form.get('place')
    const to = place === null ? now : { menu: now.menu, above: place === '' ? null : Number(place) }
    if (entry) return done({ ...entry, label, ...ofText }, to)
    const links = form.has('subcollections') ? subcollections : []
    const begin = { kind, label, target: '', title: texts.kinds[kind], to: null, state: 'shown' as const }
    done(withKeys({ ...begin, ...(needsTarget && chosen), ...ofText, links }), to)
  }

  return (
    <Dialog title={entry ? texts.edit(nameOf(entry)) : texts.newEntry} close={close}>
      <ShopForm
        key={kind}
        schema={schemaOf(kind)}
        onSend={(event) => {
          event.preventDefault()
          apply(new FormData(event.currentTarget))
        }}
      >
        {!entry && kinds.length > 1 && (
          <SelectField
            name="kind"
            label={texts.kind}
            choices={kinds.map((one) => [one, texts.kindChoices[one as 'link']] as const)}
            value={kind}
            onChange={({ target }) => setKind(target.value as MenuKind)}
          />
        )}
        {needsTarget && targets.length > 0 && (
          <SelectField
            name="target"
            label={texts.target[kind as 'page']}
            choices={targets.map((one) => [one.target, one.named] as const)}
            value={chosen?.target}
            onChange={({ target }) => setTarget(target.value)}
          />
        )}
        {needsTarget && targets.length === 0 && <p className="text-muted">{texts.nothingToAdd[kind as 'page']}</p>}
        {kind === 'link' && (
          <TextField
            name="address"
            label={texts.address}
            hint={texts.addressHint}
            defaultValue={entry?.target}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
        <TextField
          name="label"
          label={isText ? texts.text : texts.ownText}
          hint={isText || title === '' ? undefined : texts.ownTextHint(title)}
          required={isText}
          defaultValue={entry?.label}
          autoComplete="off"
        />
        {subcollections.length > 0 && at.menu === 'shop' && at.above === null && !entry && (
          <CheckBox name="subcollections" required={false} defaultChecked>
            {texts.withSubcollections(subcollections.length)}
          </CheckBox>
        )}
        {entry && <PlaceField menus={menus} entry={entry} />}
        <div className="flex justify-end">
          <Button type="submit" disabled={needsTarget && !chosen}>
            {entry ? texts.apply : texts.add}
          </Button>
        </div>
      </ShopForm>
    </Dialog>
  )
}

/** The lists of the same menu to which an entry may move. */
function PlaceField({ menus, entry }: { menus: Menus; entry: Entry }) {
  const at = placeOf(menus, entry.key)
  if (!at) return null
  const lists: (ListPlace & { name: string })[] = [
    { menu: at.menu, above: null, name: texts.topLevel },
    ...menus[at.menu].map((one) => ({
      ...{ menu: at.menu, above: one.key },
      name: at.menu === 'footer' ? texts.inColumn(nameOf(one)) : texts.below(nameOf(one)),
    })),
  ].filter((list) => mayBeAt(menus, entry, list))
  if (lists.length < 2) return null
  return (
    <SelectField
      name="place"
      label={texts.place}
      choices={lists.map(({ above, name }) => [String(above ?? ''), name] as const)}
      defaultValue={String(at.above ?? '')}
    />
  )
}

const ALL: readonly MenuKind[] = ['collection', 'page', 'screen', 'link', 'heading', 'collections']

/** Returns the kinds of new entries for a list. The automatic column exists once. */
const kindsFor = (menus: Menus, at: ListPlace): MenuKind[] =>
  ALL.filter((kind) => mayBeAt(menus, { kind, links: [] }, at)).filter(
    (kind) => kind !== 'collections' || !menus.footer.some((column) => column.kind === 'collections'),
  )

interface Target {
  target: string
  title: string
  /** The title in the list of targets. */
  named: string
  to: string
  state: 'shown' | 'hidden'
}

function targetsOf(kind: MenuKind, { collections, pages }: EditedMenus['choices']): Target[] {
  const found = ({ id, title, is_public, to }: (typeof pages)[number], indent = ''): Target => ({
    ...{ target: String(id), title, to, state: is_public ? 'shown' : 'hidden' },
    named: indent + (is_public ? title : texts.unpublished(title)),
  })
  if (kind === 'page') return pages.map((page) => found(page))
  if (kind === 'screen')
    return MENU_SCREENS.map((target) => {
      const title = menuTexts.screens[target]
      return { target, title, named: title, to: '', state: 'shown' }
    })
  if (kind !== 'collection') return []
  const below = (parent: number | null, indent: string): Target[] =>
    collections
      .filter((one) => one.parent === parent)
      .flatMap((one) => [found(one, indent), ...below(one.id, `${indent}\u2003`)])
  return below(null, '')
}

const childrenOf = (id: string, { collections }: EditedMenus['choices']) =>
  collections
    .filter(({ parent }) => String(parent) === id)
    .map(({ id, title, to, is_public }) => ({
      ...{ kind: 'collection' as const, label: '', target: String(id), title, to },
      state: is_public ? ('shown' as const) : ('hidden' as const),
    }))
