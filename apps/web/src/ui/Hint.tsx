import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { cloneElement, type KeyboardEvent, type ReactElement, useId, useState } from 'react';

interface Props {
  text: string;
  /** What the hint is about; it is described by the hint while that shows. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

interface Place {
  left: number;
  top: number;
  above: boolean;
}

/** Room that a hint of two lines needs under its owner, in pixels. */
const ROOM = 64;
const MARGIN = 140;

function placeBeside({ left, width, top, bottom }: DOMRect): Place {
  const above = bottom + ROOM > innerHeight;
  const centre = Math.max(MARGIN, Math.min(left + width / 2, innerWidth - MARGIN));
  return { left: centre, top: above ? top : bottom, above };
}

/**
 * A short text on hover and on focus; Escape hides it, and the pointer may go over it. A tenth of the weight of the
 * library's, whose positioning these few words do without.
 */
export function Hint({ text, children }: Props) {
  const id = useId();
  const [place, setPlace] = useState<Place | null>(null);
  const hide = () => setPlace(null);

  function hideOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || place === null) return;
    event.stopPropagation();
    hide();
  }

  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex' }}
      onPointerEnter={({ currentTarget }) => setPlace(placeBeside(currentTarget.getBoundingClientRect()))}
      onPointerLeave={hide}
      onFocus={({ currentTarget }) => setPlace(placeBeside(currentTarget.getBoundingClientRect()))}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {cloneElement(children, { 'aria-describedby': place ? id : undefined })}
      {place ? (
        <Portal>
          <Box
            sx={({ zIndex }) => ({
              position: 'fixed',
              zIndex: zIndex.tooltip,
              left: place.left,
              top: place.top,
              transform: `translate(-50%, ${place.above ? '-100%' : '0'})`,
              py: 0.75,
              width: 'max-content',
              maxWidth: 2 * MARGIN - 16,
            })}
          >
            <Box
              id={id}
              role="tooltip"
              sx={{
                px: 1.25,
                py: 0.75,
                borderRadius: 1,
                bgcolor: 'text.primary',
                color: 'background.paper',
                fontSize: '0.8125rem',
                lineHeight: 1.35,
              }}
            >
              {text}
            </Box>
          </Box>
        </Portal>
      ) : null}
    </Box>
  );
}
