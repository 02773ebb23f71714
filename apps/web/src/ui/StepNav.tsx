import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon } from './Icon.tsx';
import { CHECK } from './icon-paths.ts';

interface Step {
  label: string;
  /** A step that cannot be reached from here has no address. */
  to?: LinkProps['to'];
}

interface Props {
  label: string;
  steps: readonly Step[];
  /** The current step counts from zero; those before it are done. */
  current: number;
}

/** Shows where one is in a task of several pages; what is done leads back. */
export const StepNav = ({ label, steps, current }: Props) => (
  <Box component="nav" aria-label={label} sx={{ mb: 2.5 }}>
    <Box
      component="ol"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
    >
      {steps.map((step, i) => (
        <Box
          component="li"
          key={step.label}
          aria-current={i === current ? 'step' : undefined}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            color: i > current ? 'text.secondary' : 'text.primary',
          }}
        >
          <Box
            aria-hidden
            sx={{
              width: 28,
              height: 28,
              borderRadius: '50%',
              display: 'grid',
              placeItems: 'center',
              fontSize: '0.875rem',
              fontWeight: 650,
              border: 2,
              borderColor: i > current ? 'divider' : 'primary.main',
              bgcolor: i === current ? 'primary.main' : 'transparent',
              color: i === current ? 'primary.contrastText' : 'inherit',
            }}
          >
            {i < current ? <Icon d={CHECK} fontSize="small" color="primary" /> : i + 1}
          </Box>
          <Typography component="span" variant="body2" sx={{ fontWeight: i === current ? 650 : 400 }}>
            {i < current && step.to ? (
              <Box component={Link} to={step.to} sx={{ color: 'primary.main', display: 'inline-block', py: 0.5 }}>
                {step.label}
              </Box>
            ) : (
              step.label
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  </Box>
);
