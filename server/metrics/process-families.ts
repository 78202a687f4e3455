import { monitorEventLoopDelay } from 'node:perf_hooks'
import { counter, type Family, gauge } from './family.ts'

const NANO = 1e-9
const MICRO = 1e-6

/** Watches this process. Names are those of Prometheus' own client for Node, so that known dashboards show them. */
export function watchProcess(): { families(): Family[]; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const startedAt = Date.now() / 1000 - process.uptime()

  return {
    families() {
      const { rss, heapTotal, heapUsed, external } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      // Without a sample yet its numbers are none.
      const isNew = delay.count === 0
      const late = (name: string, nanoseconds: number) =>
        gauge(
          `nodejs_eventloop_lag_${name}_seconds`,
          'How late timers were since the last reading; 0.01 is none.',
          isNew ? 0 : nanoseconds * NANO,
        )
      const families = [
        gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', startedAt),
        counter('process_cpu_seconds_total', 'Time of processors used.', (user + system) * MICRO),
        gauge('process_resident_memory_bytes', 'Memory of the process, its PostgreSQL not included.', rss),
        gauge('nodejs_heap_size_total_bytes', 'Heap that is reserved.', heapTotal),
        gauge('nodejs_heap_size_used_bytes', 'Heap that is in use.', heapUsed),
        gauge('nodejs_external_memory_bytes', 'Memory outside of the heap, such as kept pages.', external),
        late('mean', delay.mean),
        late('p99', delay.percentile(99)),
        late('max', delay.max),
      ]
      delay.reset()
      return families
    },
    stop: () => void delay.disable(),
  }
}
