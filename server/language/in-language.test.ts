import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { currentLanguage } from '../../lib/texts/current-language.ts'
import { inLanguage } from './in-language.ts'

test('concurrent actions keep their own language', async () => {
  const readLater = async () => {
    const before = currentLanguage()
    await setImmediate()
    return [before, currentLanguage()]
  }
  const [english, french] = await Promise.all([inLanguage('en', readLater), inLanguage('fr', readLater)])
  expect([english, french]).toEqual([
    ['en', 'en'],
    ['fr', 'fr'],
  ])
  expect(currentLanguage()).toBe('en')
})
