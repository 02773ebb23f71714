import { type DragEvent, useEffect, useState } from 'react';

const stay = (event: Event) => event.preventDefault();

/** An area that takes a file dropped onto it. A drop beside it must not make the browser leave the page for the file. */
export function useFileDrop(onDrop: (file: File | undefined) => void) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

  const area = {
    onDragOver: () => setOver(true),
    onDragLeave: () => setOver(false),
    onDrop: ({ dataTransfer }: DragEvent) => {
      setOver(false);
      onDrop(dataTransfer.files[0]);
    },
  };
  return { over, area };
}
