'use client';
// Imported on the server too, where it must do nothing.
import 'hourhand/grandfathers-clock';
import { Games } from './Games';

export const Early = () => <Games />;
