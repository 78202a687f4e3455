import { texts } from '#texts/ui/images'

interface TooSmallProps {
  /** Width of the crop area in pixels; undefined if unknown. */
  width: number | undefined
  better: number
}

/** Warns that a picture is usable but will look blurred. */
export function TooSmall({ width, better }: TooSmallProps) {
  return (
    <p role="status" className="text-sm text-warn">
      {width !== undefined && width < better && <span className="mt-2 block">{texts.pictureTooSmall(better)}</span>}
    </p>
  )
}
