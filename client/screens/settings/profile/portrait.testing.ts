import { onTestFinished, vi } from 'vitest'

/** Replaces the canvas, which happy-dom doesn't implement. Returns the mock of `getContext`. */
export const stubCanvas = () => {
  const context = { canvas: document.createElement('canvas'), transferFromImageBitmap: vi.fn(), drawImage: vi.fn() }
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue()
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['x'])))
  onTestFinished(() => void vi.restoreAllMocks())
  return vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
}
