import * as texts from '#texts/ui/images'

interface TooSmallProps {
  /** Of the kept part, in pixels; undefined while none is known. */
  width: number | undefined
  better: number
}

/** Says of a picture that it can be used but will not look its best. */
export function TooSmall({ width, better }: TooSmallProps) {
  return (
    <p role="status" className="text-sm text-warn">
      {width !== undefined && width < better && (
        <span className="mt-2 block">{texts.smallWillLookBlurredBetter(better)}</span>
      )}
    </p>
  )
}
