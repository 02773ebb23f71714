import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FilePicker } from './FilePicker.tsx';

interface Props {
  label: string;
  /** Takes the file; what it throws is shown. */
  onPick: (file: File) => Promise<void>;
  /** The image as it is now. */
  children: ReactNode;
}

/** An image that may be replaced by one of the person's files. */
export function ImagePicker(props: Props) {
  return (
    <Box sx={{ maxWidth: 260 }}>
      <FilePicker {...props} icon={<PhotoCamera />} accept="image/jpeg,image/png,image/webp" />
    </Box>
  );
}
