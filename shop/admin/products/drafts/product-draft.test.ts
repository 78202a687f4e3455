import { expect, test } from 'vitest'
import { emptyDraft, withAllFields } from './product-draft.ts'

test('a draft that was kept before products had one of their texts is still a draft', () => {
  const { description: _, ...kept } = { ...emptyDraft(), title: 'Everyday Mug' }
  expect(withAllFields(kept)).toMatchObject({ title: 'Everyday Mug', description: '' })
})
