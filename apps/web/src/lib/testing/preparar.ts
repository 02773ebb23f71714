import { configure } from '@testing-library/react';

// It ends only what never comes: a busy machine needs several times as long as a quiet one.
configure({ asyncUtilTimeout: 25_000 });
