import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Stores which of `count` pictures is enlarged (from 0) in the history state, so that Back closes it. */
export function useEnlarging(count: number) {
  const navigate = useNavigate()
  const location = useLocation()
  const isHydrated = useHydrated()
  const inHistory = (location.state as { enlarged?: number } | null)?.enlarged
  const enlarged = isHydrated && inHistory !== undefined && inHistory < count ? inHistory : undefined
  return {
    enlarged,
    enlarge: (index: number) =>
      navigate(location.search, {
        state: { enlarged: index },
        replace: enlarged !== undefined,
        preventScrollReset: true,
      }),
    close: () => navigate(-1),
  }
}
