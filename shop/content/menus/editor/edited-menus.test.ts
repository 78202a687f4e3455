import { expect, test } from 'vitest'
import type { EditedEntry, EditedMenus } from '../edit-menus.contract.ts'
import { areSame, editableMenus, mayBeAt, menusBody, withKeys } from './edited-menus.ts'

const LINK: EditedEntry = { kind: 'link', target: '/a', label: 'A', title: 'A', to: '/a', state: 'shown', links: [] }
const PAGE: EditedEntry = { ...LINK, kind: 'page', target: '7', label: '', title: 'Care', to: '/pages/care' }
const GONE: EditedEntry = { ...PAGE, target: '', to: null, state: 'deleted' }
const COLUMN: EditedEntry = { ...LINK, kind: 'heading', target: '', to: null }
const FOLLOWING: EditedEntry = { ...COLUMN, kind: 'collections', label: '', title: 'Shop' }
const menusOf = (shop: EditedEntry[], footer: EditedEntry[] = []) =>
  editableMenus({ version: 1, shop, header: [], footer, choices: { collections: [], pages: [] } } as EditedMenus)

test('only stored fields are changes', () => {
  const renamed = { ...PAGE, title: 'Care of wool', to: '/pages/wool', state: 'hidden' as const }
  expect(areSame(menusOf([PAGE]), menusOf([renamed]))).toBe(true)
  expect(areSame(menusOf([PAGE]), menusOf([{ ...PAGE, target: '8' }]))).toBe(false)
  expect(areSame(menusOf([PAGE]), menusOf([{ ...PAGE, label: 'Wool' }]))).toBe(false)
  expect(areSame(menusOf([GONE]), menusOf([{ ...GONE, title: 'Other' }]))).toBe(false)
  expect(areSame(menusOf([LINK, PAGE]), menusOf([PAGE, LINK]))).toBe(false)
})

test('a save sends the titles of all pages and collections, because they may be deleted before it', () => {
  const { shop } = menusBody(menusOf([PAGE, { ...COLUMN, links: [PAGE] }, GONE]))
  expect(shop).toMatchObject([{ title: 'Care' }, { links: [{ title: 'Care' }] }, { title: 'Care' }])
})

test('an automatic column takes no links, and a list that is too long keeps its own entries only', () => {
  const menus = menusOf(
    Array.from({ length: 30 }, () => LINK),
    [FOLLOWING, COLUMN],
  )
  const [following, column] = menus.footer
  const isPossible = (key: number | undefined) => mayBeAt(menus, withKeys(LINK), { menu: 'footer', above: key ?? null })
  expect([isPossible(following?.key), isPossible(column?.key)]).toEqual([false, true])
  const [own] = menus.shop
  expect(mayBeAt(menus, own ?? withKeys(LINK), { menu: 'shop', above: null })).toBe(true)
  expect(mayBeAt(menus, withKeys(LINK), { menu: 'shop', above: null })).toBe(false)
})
