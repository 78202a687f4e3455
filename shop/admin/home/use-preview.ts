import { useEffect, useState } from 'react'
import { call } from '../../../lib/api-client.ts'
import { browserTransport } from '../../core/auth/browser-transport.ts'
import { type HomeSectionShown, shownSections } from '../../storefront/home-page/sections/home-section-shown.ts'
import { type EditedSection, fieldsIn } from './use-edited-home.ts'

const TYPING_PAUSE_MS = 350

interface Preview {
  sections: readonly HomeSectionShown[]
  isFailed: boolean
}

/**
 * Returns the sections as visitors would see them. Updated after a pause in typing; the previous ones stay meanwhile.
 * @param saved changes when something outside the sections was saved
 */
export function usePreview(sections: readonly EditedSection[], saved: unknown): Preview | undefined {
  const [preview, setPreview] = useState<Preview>()
  const fields = fieldsIn(sections)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `saved` changes what the same fields show
  useEffect(() => {
    let isCurrent = true
    const update = async () => {
      const { previewHome } = await import('../../storefront/home-page/store/edit-home.contract.ts')
      const answer = await call(browserTransport, previewHome, { body: { sections: JSON.parse(fields) } }).catch(
        () => undefined,
      )
      if (!isCurrent) return
      setPreview((before) =>
        answer
          ? { sections: shownSections(answer.sections), isFailed: false }
          : { sections: before?.sections ?? [], isFailed: true },
      )
    }
    const timer = setTimeout(() => void update(), TYPING_PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [fields, saved])
  return preview
}
