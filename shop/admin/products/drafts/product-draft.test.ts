import { expect, test } from 'vitest'
import { emptyDraft, withAllFields } from './product-draft.ts'

test('a stored draft without later fields can be restored', () => {
  const { description: _, ...kept } = { ...emptyDraft(), title: 'Everyday Mug' }
  expect(withAllFields(kept)).toMatchObject({ title: 'Everyday Mug', description: '' })
})
